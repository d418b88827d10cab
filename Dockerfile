# One image: the server with the built portal. The database and the files live outside (see compose.yaml).
# Node's version is the one the project brings for development (package.json, optionalDependencies).
FROM node:26-slim AS build
WORKDIR /capiz
COPY . .
RUN npm ci --ignore-scripts && npx turbo run build --filter=@capiz/portal

FROM node:26-slim
WORKDIR /capiz
ENV NODE_ENV=production \
    CAPIZ_ENVIRONMENT=production \
    CAPIZ_DATA_DIR=/data \
    CAPIZ_PORTAL_DIR=/capiz/apps/portal/dist \
    HOST=0.0.0.0 \
    PORT=8080
COPY package.json package-lock.json ./
COPY packages packages
COPY apps/server apps/server
COPY apps/portal/package.json apps/portal/package.json
# Only what the server runs on: no build tools, no browsers, no embedded PostgreSQL for tests.
RUN npm ci --ignore-scripts --omit=dev --omit=optional --workspace @capiz/server --include-workspace-root=false \
    && npm cache clean --force
COPY --from=build /capiz/apps/portal/dist apps/portal/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# SIGTERM lets running calls finish (10 s), then closes the database.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
