# The whole shop in one image: api, bff and web. docker-compose.yml sets the process of each container;
# docs/deployment.md explains how to run a shop. `--target trial` is the image for a trial: it also has the stand-ins
# and the tools.

# Preferably by its digest: .env.example explains how to find it.
ARG NODE_IMAGE=node:26-bookworm-slim
FROM ${NODE_IMAGE} AS base
WORKDIR /shop

# The sources of the layers.
FROM base AS sources
# The servers use the build as it is while its sources are unchanged next to it.
COPY package.json package-lock.json vite.config.ts LICENSE ./
COPY docker docker
COPY schema schema
COPY server-kit server-kit
COPY packages/graphql-compile packages/graphql-compile
COPY docs/client docs/client
COPY docs/schema-changes.md docs/schema-changes.md
COPY api api
COPY bff bff
COPY web web

# All packages. Removes the Node package of npm, because this image has its own Node.
FROM base AS tools
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci && rm -rf node_modules/node-linux-* node_modules/.bin/node

# The packages for production: no tools, no packages of the stand-ins.
FROM base AS packages
COPY package.json package-lock.json .npmrc ./
COPY packages/graphql-compile packages/graphql-compile
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

# The storefront, built.
FROM tools AS storefront
COPY tsconfig.json vite.config.ts ./
COPY schema schema
COPY server-kit server-kit
COPY web web
RUN node web/build.ts

FROM base AS ready
# Two malloc arenas for all threads, in place of one for each, save 20 MB.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN install -d -o node -g node /data /releases
COPY --from=sources /shop ./
COPY --from=storefront /shop/dist dist
EXPOSE 3000 4000 4001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "docker/health.mjs", "http://127.0.0.1:3000/readyz"]
CMD ["node", "-C", "production", "web/server.ts"]

FROM ready AS trial
COPY --from=tools /shop/node_modules node_modules
COPY packages packages
USER node

FROM ready AS shop
COPY --from=packages /shop/node_modules node_modules
USER node
