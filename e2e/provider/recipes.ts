/** An ordinary answer, with what a model likes to write: bold, lists, a table, a line under the heading. */
export const recipe = `## Lemony chicken rice with wilted spinach

A one-pan supper: the rice drinks up the lemon and the chicken juices.

**Serves 4** · about 45 minutes

### Ingredients

- 600 g chicken thighs, boneless
- 300 g long-grain rice
- 3 cloves of garlic, sliced
- 1 lemon, zest and juice
- 200 g spinach
- 2 tablespoons olive oil
- 700 ml hot water, salt and pepper

### Method

1. Pat the chicken dry and season it. Brown it in the oil over medium-high heat, **6 minutes** a side, and set it aside.
2. Soften the garlic in the same pan for 1 minute. Stir in the rice and the zest until every grain shines.
3. Pour in the water, lay the chicken on top, cover, and simmer for 18 minutes, until the chicken reaches 74 °C / 165 °F.
4. Fold in the spinach and the lemon juice. Rest, covered, for 5 minutes.

| For | Change |
| --- | --- |
| more heat | a pinch of chilli with the garlic |
| no lemon | a splash of white wine vinegar |

*Tip: a spoon of butter at the end makes it glossy.*
`

/** Characters of one to four bytes, a family joined from several, and a flag. */
export const multibyteRecipe = `## Crème brûlée à la 抹茶 🍮

Für vier · ½ Stunde · 👩‍👩‍👧‍👦 🇫🇷

- 4 œufs, jaunes seulement 🥚
- 抹茶 2 小さじ — naïve, façon façade
- مسكة قرفة
`

/** Markup that must never come to life, whatever a model is talked into. */
export const hostileHtml = `## Injected soup

<script>window.injected = true; alert('script')</script>
<img src="/injected.png" onerror="window.injected = true">
<svg onload="window.injected = true"></svg>
<iframe srcdoc="<script>parent.injected = true</script>"></iframe>
<meta http-equiv="refresh" content="0;url=/injected"><base href="/injected/">
<style>body { display: none }</style>
<form action="/injected"><button>Win a prize</button></form>

Stir &amp; serve &lt;b&gt;hot&lt;/b&gt;.
`

/** Links and images that must lead nowhere and load nothing. */
export const hostileLinks = `## Linked stew

[run](javascript:window.injected=true) [mixed](JaVa&#58;script:window.injected=true)
[data](data:text/html,<script>parent.injected=true</script>) [vb](vbscript:msgbox)
![pixel](http://127.0.0.1:9/pixel.gif) ![by name][pixel] <javascript:window.injected=true>
[away](https://example.com/) [same scheme](//example.com/) <mailto:cook@example.com> https://example.com/auto

[pixel]: http://127.0.0.1:9/pixel.png
`

/** Three thousand nested quotes, which overflow a recursive parser's stack. */
export const nestedQuotes = `## Deep pie\n\n${'>'.repeat(3000)} crust\n`

/** Two thousand nested list marks. */
export const nestedLists = `## Deep dish\n\n${'- '.repeat(2000)}crust\n`

/** A table of 50 columns and 200 rows. */
export const hugeTable = [
  '## Wide table',
  '',
  row('column'),
  row('---'),
  ...Array.from({ length: 200 }, (_, index) => row(`${index}`)),
].join('\n')

function row(cell: string): string {
  return `| ${Array.from({ length: 50 }, () => cell).join(' | ')} |`
}
