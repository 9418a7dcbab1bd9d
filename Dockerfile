# The whole shop in one image: api, bff and web. docker-compose.yml says which process each container runs;
# docs/deployment.md, how a shop is run with it. `--target trial` is the image of a shop that is tried out: it has besides who
# stands in for the world, and what the explorer is built with.

# By its digest where you know it: .env.example tells how to learn it.
ARG NODE_IMAGE=node:26-bookworm-slim
FROM ${NODE_IMAGE} AS base
WORKDIR /shop

# The sources of the floors; the stand-ins lie apart, for no real shop has them.
FROM base AS sources
# The build is taken as it is while the sources that it was made of stand beside it.
COPY package.json package-lock.json vite.config.ts LICENSE ./
COPY docker docker
COPY schema schema
COPY pictures pictures
COPY docs/client docs/client
COPY docs/schema-changes.md docs/schema-changes.md
COPY api api
COPY bff bff
COPY web web
RUN mv api/stand-ins /stand-ins

# All packages. The Node that npm brings along for other machines is left out: this image has its own.
FROM base AS tools
COPY package.json package-lock.json .npmrc ./
RUN npm ci && rm -rf node_modules/node-linux-* node_modules/.bin/node

# What runs in production: no tools, no stand-ins' packages.
FROM base AS packages
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

# The storefront, built.
FROM tools AS storefront
COPY tsconfig.json vite.config.ts ./
COPY schema schema
COPY web web
RUN node web/build.ts

FROM base AS ready
# Each thread's share of memory that is freed and kept is its own; two shares for all of them take 20 MB less.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN install -d -o node -g node /data /releases
COPY --from=sources /shop ./
COPY --from=storefront /shop/dist dist
EXPOSE 3000 4000 4001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "docker/health.mjs", "http://127.0.0.1:3000/readyz"]
CMD ["node", "-C", "production", "--max-semi-space-size=16", "web/server.ts"]

FROM ready AS trial
COPY --from=tools /shop/node_modules node_modules
COPY --from=sources /stand-ins api/stand-ins
USER node

FROM ready AS shop
COPY --from=packages /shop/node_modules node_modules
USER node
