# One image: the server with the built portal. The database and the files live outside (see compose.yaml).
# Node's version is the one the project brings for development (package.json, optionalDependencies).
FROM node:26-slim AS build
WORKDIR /capiz
COPY . .
RUN npm ci --ignore-scripts --workspace @capiz/portal && npm run build -w @capiz/portal

FROM node:26-slim
WORKDIR /capiz
ENV NODE_ENV=production \
    NPM_CONFIG_UPDATE_NOTIFIER=false \
    CAPIZ_ENVIRONMENT=production \
    CAPIZ_DATA_DIR=/data \
    CAPIZ_PORTAL_DIR=/capiz/apps/portal/dist \
    HOST=0.0.0.0 \
    PORT=8080
# Dependencies first: they are installed anew only when these files change.
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/api/package.json packages/api/
COPY packages/domain/package.json packages/domain/
# Only what the server runs on: no build tools, no browsers, no embedded PostgreSQL for tests.
RUN npm ci --ignore-scripts --omit=dev --omit=optional --workspace @capiz/server --include-workspace-root=false \
    && rm -rf /root/.npm /tmp/*
COPY packages/api packages/api
COPY packages/domain packages/domain
COPY apps/server apps/server
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
