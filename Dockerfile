# Builds the site with the settings of data/site.json and serves it with nginx on port 8080, without root: docs/deploy.md.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/preinstall.cjs scripts/
COPY patches patches/
RUN npm ci
COPY . .
ARG SITE_URL
ARG BASE_PATH
RUN npm run build -- --host nginx

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /site/dist /var/www/site
COPY --from=build /site/site.nginx /etc/nginx/site.nginx
COPY nginx.conf /etc/nginx/conf.d/default.conf
EXPOSE 8080
