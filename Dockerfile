# The whole shop in one image: api, bff, web, and the stand-ins of a trial. docker-compose.yml says which process each
# container runs; docs/deployment.md, how a shop is run with it.

FROM node:26-bookworm-slim AS base
WORKDIR /shop

# What runs in production. The Node that npm brings along for other machines is left out: this image has its own.
FROM base AS packages
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

# The storefront, built.
FROM packages AS storefront
COPY tsconfig.json vite.config.ts ./
COPY schema schema
COPY web web
RUN node web/build.ts

FROM base AS shop
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
RUN install -d -o node -g node /data
COPY --from=packages /shop/node_modules node_modules
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
COPY --from=storefront /shop/dist dist
USER node
EXPOSE 3000 4000 4001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "docker/health.mjs", "http://127.0.0.1:3000/robots.txt"]
CMD ["node", "-C", "production", "web/server.ts"]
