import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Every file of this build with what tells its versions apart, written in when the page is built. */
declare const builtFiles: { url: string; revision: string | null }[]

// Each version of the page is kept whole and answers whole: a newer one waits until the last page of the
// older is closed, so that no list in progress is lost and no old page meets new files.
precacheAndRoute(builtFiles)
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))
// The very first visit is served from here too as soon as all files are in.
clientsClaim()
