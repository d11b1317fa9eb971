# One region's site as a container. Build it from the root of the repository:
#   docker build --file tooling/delivery/docker/site.Dockerfile --build-arg APP=usa \
#     --build-arg ORIGIN_IN=https://in.kestrova.example \
#     --build-arg ORIGIN_US=https://www.kestrova.example --tag kestrova-usa .
FROM node:26.10.0-bookworm-slim AS base
ENV TURBO_TELEMETRY_DISABLED=1
RUN npm install --global pnpm@12.4.2 turbo@2.11.9
WORKDIR /repository

FROM base AS prune
ARG APP
COPY . .
RUN turbo prune "@kestrova/${APP}" @kestrova/site-server --docker

FROM base AS build
ARG APP
ARG ORIGIN_IN
ARG ORIGIN_US
ARG API_BASE_URL
COPY --from=prune /repository/out/json/ .
RUN pnpm install --frozen-lockfile
COPY --from=prune /repository/out/full/ .
RUN turbo run build --filter="@kestrova/${APP}"

FROM node:26.10.0-bookworm-slim
ARG APP
ENV NODE_ENV=production PORT=8080 API_URL=http://api:4000 \
    SITE_FOLDER=/repository/apps/${APP}/dist/site PRERENDER=/repository/apps/${APP}/dist/prerender/prerender.js
COPY --from=build --chown=node:node /repository /repository
WORKDIR /repository/tooling/site-server
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:8080/home').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Each start writes a page for every job that is open then; run the same program when jobs change.
CMD ["sh", "-c", "JOBS_FROM=$API_URL node $PRERENDER; exec node src/main.ts"]
