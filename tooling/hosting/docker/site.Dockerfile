# One region's site as a container. Build it from the root of the repository:
#   docker build --file tooling/hosting/docker/site.Dockerfile --build-arg APP=usa \
#     --build-arg "ORIGINS=ORIGIN_IN=https://in.kestrova.example ORIGIN_US=https://www.kestrova.example" \
#     --tag kestrova-usa .
# When it starts it needs API_ORIGIN, the API's URL inside the container network.
FROM node:24.21.0-bookworm-slim AS base
ENV TURBO_TELEMETRY_DISABLED=1
COPY package.json /tmp/
RUN npm install --global turbo@2.11.9 "$(node -p 'require("/tmp/package.json").packageManager')"
WORKDIR /repository

FROM base AS prune
ARG APP
COPY . .
RUN turbo prune "@kestrova/${APP}" --docker

FROM base AS build
ARG APP
# The settings ORIGIN_<CODE> of all regions, separated by spaces; each site links to the others.
ARG ORIGINS
ARG API_BASE_URL
COPY --from=prune /repository/out/json/ .
RUN pnpm install --frozen-lockfile
COPY --from=prune /repository/out/full/ .
RUN env ${ORIGINS} turbo run build --filter="@kestrova/${APP}"

FROM node:24.21.0-bookworm-slim
ARG APP
ENV NODE_ENV=production PORT=8080 HOST=0.0.0.0
COPY --from=build /repository/apps/${APP}/dist /site/dist
WORKDIR /site
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:8080/home').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# It finishes what it accepted within 25 s of SIGTERM (`stop_grace_period`).
# As in the script `start` of apps/usa/package.json; a test compares them.
CMD ["node", "--max-semi-space-size=2", "--optimize-for-size", "dist/server.js"]
