# Writes the pages of the open jobs beside the build, and serves both; what the container runs.
set -eu
here=$(dirname "$0")
run=$(dirname "$SITE_FOLDER")
cp -R "$BUILD/." "$run/"
JOBS_FROM=$API_ORIGIN node "$BUILD/prerender/prerender.js"
cp "$here/nginx-main.conf" "$run/nginx.conf"
# nginx looks up a name in a variable again and again, and uses all its addresses: those of every instance.
resolver=${RESOLVER:-$(awk '/^nameserver/ { print $2; exit }' /etc/resolv.conf)}
{
  echo "resolver $resolver valid=5s ipv6=off;"
  echo "map '' \$api_origin { default $API_ORIGIN; }"
  sed -e "s|\${PORT}|$PORT|g; s|\${SITE_FOLDER}|$SITE_FOLDER|g" -e 's|${API_ORIGIN}|$api_origin|g' \
    "$here/../nginx.conf"
} >"$run/site.conf"
exec nginx -p "$run" -c nginx.conf -e stderr
