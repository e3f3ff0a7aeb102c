# syntax=docker/dockerfile:1
# `pnpm walk-dockerfile` goes through these steps where no container engine runs.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npx -y pnpm@12 install --frozen-lockfile
RUN npx -y pnpm@12 build
RUN npx -y pnpm@12 bundle /app

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
# Kept secrets, and e-mails without SMTP_URL. Nothing else is written.
RUN mkdir /data && chown node:node /data
ARG REVISION
ENV NODE_ENV=production APP_ENV=production PORT=3000 DATA_DIR=/data REVISION=$REVISION
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD node deploy/ask.ts healthz
CMD ["deploy/serve"]
