# One region's site as a container. Build it from the root of the repository:
#   docker build --file tooling/hosting/docker/site.Dockerfile --build-arg APP=usa \
#     --build-arg "ORIGINS=ORIGIN_IN=https://in.kestrova.example ORIGIN_US=https://www.kestrova.example" \
#     --build-arg API_ORIGIN=http://api:4000 --tag kestrova-usa .
# API_ORIGIN is the API's URL inside the container network; it can be changed when the container starts.
FROM node:24.21.0-bookworm-slim AS base
ENV TURBO_TELEMETRY_DISABLED=1
COPY package.json /tmp/
RUN npm install --global turbo@2.11.9 "$(node -p 'require("/tmp/package.json").packageManager')"
WORKDIR /repository

FROM base AS prune
ARG APP
COPY . .
RUN turbo prune "@kestrova/${APP}" @kestrova/hosting --docker

FROM base AS build
ARG APP
# The settings ORIGIN_<CODE> of all regions, separated by spaces; each site links to the others.
ARG ORIGINS
ARG API_BASE_URL
ARG WEB_VITALS_SAMPLE
ARG API_ORIGIN=http://api:4000
COPY --from=prune /repository/out/json/ .
RUN pnpm install --frozen-lockfile
COPY --from=prune /repository/out/full/ .
RUN env ${ORIGINS} turbo run build --filter="@kestrova/${APP}"

FROM node:24.21.0-bookworm-slim
ARG APP
ARG API_ORIGIN=http://api:4000
ENV NODE_ENV=production PORT=8080 API_ORIGIN=${API_ORIGIN} \
    BUILD=/repository/apps/${APP}/dist SITE_FOLDER=/site/site
# nginx serves the site.
RUN apt-get update && apt-get install --yes --no-install-recommends \
    nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
# The only writable folder: mount a tmpfs here if the root is read-only. nginx writes uploads into its folder
# `body` until they are whole, so that folder needs a tmpfs of its own: see compose.yaml.
RUN mkdir /site && chown node:node /site
COPY --from=build /repository /repository
COPY tooling/hosting/nginx.conf /etc/kestrova/
COPY tooling/hosting/docker/nginx-main.conf tooling/hosting/docker/serve-site.sh /etc/kestrova/docker/
USER node
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:8080/home').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Each start copies the build and writes a page for each open job. docs/operations/deployment.md has the
# command that writes them again after jobs change.
CMD ["sh", "/etc/kestrova/docker/serve-site.sh"]
