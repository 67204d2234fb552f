# Builds the product, and leaves what only builds behind.
FROM docker.io/library/node:22-bookworm-slim AS build
WORKDIR /chef
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM docker.io/library/node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /chef
COPY --from=build /chef/package.json ./
COPY --from=build /chef/node_modules ./node_modules
COPY --from=build /chef/scripts/start.js ./scripts/
COPY --from=build /chef/dist ./dist
# It writes nothing: run it with a read-only file system.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.js"]
