# Writes the pages of the open jobs beside the build, and serves both; what the container runs.
set -eu
cp -R "$BUILD/." /site/
JOBS_FROM=$API_ORIGIN node "$BUILD/prerender/prerender.js"
cp /etc/kestrova/nginx-main.conf /site/nginx.conf
envsubst '$PORT $SITE_FOLDER $API_ORIGIN' </etc/kestrova/nginx.conf >/site/site.conf
exec nginx -p /site -c nginx.conf -e stderr
