# The API as a container. Build it from the root of the repository:
#   docker build --file tooling/hosting/docker/api.Dockerfile --tag kestrova-api .
FROM node:24.21.0-bookworm-slim AS base
ENV TURBO_TELEMETRY_DISABLED=1
COPY package.json /tmp/
RUN npm install --global turbo@2.11.9 "$(node -p 'require("/tmp/package.json").packageManager')"
WORKDIR /repository

FROM base AS prune
COPY . .
RUN turbo prune @kestrova/api --docker

FROM base AS install
COPY --from=prune /repository/out/json/ .
RUN pnpm install --prod --frozen-lockfile
COPY --from=prune /repository/out/full/ .

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 API_PORT=4000 DATA_DIR=/data
# For `kestrova backup`: the programs of the database in compose.yaml. Debian's own are older, and
# pg_dump rejects a server that is newer than itself.
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=install /repository /repository
# The operator's command line: `docker compose exec api-a kestrova --help`.
RUN ln -s /repository/apps/api/src/cli/kestrova.ts /usr/local/bin/kestrova
WORKDIR /repository/apps/api
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:4000/health/ready').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# The server finishes what it accepted within 31 s of SIGTERM; give it 35 (`stop_grace_period`).
# As in the script `start` of apps/api/package.json; a test compares them.
CMD ["node", "--max-semi-space-size=2", "src/server.ts"]
