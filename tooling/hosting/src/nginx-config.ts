import type { HeaderRule, RedirectRule } from './index.ts';

/** What the settings for nginx are made from. */
export interface NginxSettings {
  /** Absolute path of the built site, as nginx sees it. */
  folder: string;
  port: number;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  /** `Content-Type` of each ending that occurs in the folder, such as `html`. */
  types: ReadonlyMap<string, string>;
  /** Scheme, host and port of the API; takes the place of the host in proxy rules. */
  apiOrigin?: string | undefined;
}

/** What static hosts say of a file for which no rule speaks. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const UNREACHABLE = JSON.stringify({
  error:
    'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.',
});

/**
 * Settings for nginx (a file for its `http` block) that serve a built site as its `_headers` and
 * `_redirects` say. Needs the module brotli_static; of the rules, `:name` and `*` are understood at
 * the end of a path only, and where a rule leads `:name` is not.
 * @throws Error for a rule that nginx could not obey in the same way.
 */
export function nginxConfig(settings: NginxSettings): string {
  const { folder, port, headers, redirects, types } = settings;
  const variables = headerVariables(headers);
  return `# Written from _headers and _redirects; change those and write it anew.
map $request_uri $site_path { ~^(?<asked>[^?]*) $asked; }
${variables.flatMap(mapBlock).join('\n')}

server {
  listen ${port};
  listen [::]:${port};
  root ${quote(folder)};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  types {
${[...types].map(([ending, type]) => `    ${quote(type)} ${ending};`).join('\n')}
  }
  default_type application/octet-stream;
  error_page 400 404 =404 /404.html;
  # The ETag says the same in half the bytes.
  add_header Last-Modified "";

${variables.map(headerLine).join('\n')}

  location = /404.html { internal; }
  location = /404 { return 404; }
  # What only the host reads, copies that stand in for their originals, and empty segments.
  location ~ ^/_|/\\.(?!well-known/)|\\.(?:br|gz)$|// { return 404; }
  # A page has one address; its file's name and a slash at the end lead there. Without a page the
  # address is answered as it would be without them.
  location ~ ^(?<page>/.+?)(?:/|/index\\.html|\\.html)$ {
    if (-f $document_root$page.html) { return 308 $page$is_args$args; }
    if (-f $document_root$page/index.html) { return 308 $page$is_args$args; }
    rewrite ^ $page last;
  }
${redirects.map((rule, index) => redirectLocation(rule, index, settings)).join('\n')}
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}

interface HeaderVariable {
  name: string;
  value: string;
  /** The paths for which the value holds; or, of the default, those for which it does not. */
  paths: readonly string[];
  isDefault: boolean;
  variable: string;
}

/** One variable for each value that a header can have; nginx leaves out a header that is empty. */
function headerVariables(rules: readonly HeaderRule[]): HeaderVariable[] {
  const written = rules.flatMap(({ path, headers }) =>
    headers.map(([name, value]) => ({ name, value, path })),
  );
  const byHeader = Map.groupBy(written, ({ name, value }) => `${name}: ${value}`);
  const given = [...byHeader.values()].map((uses) => {
    const [{ name, value } = { name: '', value: '' }] = uses;
    return { name, value, paths: uses.map(({ path }) => path), isDefault: false };
  });
  const cacheRules = given.filter(({ name }) => /^cache-control$/i.test(name));
  const fallback = {
    name: 'Cache-Control',
    value: DEFAULT_CACHE_CONTROL,
    paths: cacheRules.flatMap(({ paths }) => paths),
    isDefault: true,
  };
  return [...given, fallback].map((header, index) => ({
    ...header,
    variable: `$site_header_${index}`,
  }));
}

function headerLine(header: HeaderVariable): string {
  const value = holdsEverywhere(header) ? literal(header.value) : header.variable;
  return `  add_header ${header.name} ${value} always;`;
}

function mapBlock(header: HeaderVariable): string[] {
  if (holdsEverywhere(header)) return [];
  const { variable, value, paths, isDefault } = header;
  const [matched, other] = isDefault ? ['""', literal(value)] : [literal(value), '""'];
  const lines = paths.map((path) => `  ${quote(`~${expression(path)}`)} ${matched};`);
  return [`map $site_path ${variable} {`, `  default ${other};`, ...lines, '}'];
}

function holdsEverywhere({ paths, isDefault }: HeaderVariable): boolean {
  return !isDefault && paths.every((path) => path === '/*');
}

function redirectLocation(rule: RedirectRule, index: number, settings: NginxSettings): string {
  if (rule.isForced) throw new Error(`nginx: the forced rule for ${rule.from} is not understood.`);
  if (rule.status === 200 && URL.canParse(rule.to)) return proxyLocation(rule, settings);
  const files = '$uri $uri.html $uri/index.html';
  const to = rule.to.replace(':splat', '$splat');
  if (/\/:[a-z]/i.test(to)) throw new Error(`nginx: ${rule.to} leads on with a placeholder.`);
  if (rule.status === 200) {
    return `  location ~ ${expression(rule.from, '?<splat>')} { try_files ${files} ${to} ${to}.html =404; }`;
  }
  const target = to.includes('?') ? to : `${to}$is_args$args`;
  return `  location ~ ${expression(rule.from, '?<splat>')} { try_files ${files} @redirect_${index}; }
  location @redirect_${index} { return ${rule.status} ${target}; }`;
}

function proxyLocation({ from, to }: RedirectRule, { apiOrigin }: NginxSettings): string {
  const prefix = /^(\/[^*:]*)\*$/.exec(from)?.[1];
  const target = new URL(to.replace(':splat', ''));
  if (!prefix || !to.endsWith(':splat')) {
    throw new Error(`nginx: the proxy rule for ${from} is not of the form "/path/*".`);
  }
  return `  location ^~ ${prefix} {
    proxy_pass ${apiOrigin ?? target.origin}${target.pathname};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $proxy_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Uploads pass through as they come; how large they may be is for the API to say.
    proxy_request_buffering off;
    client_max_body_size 0;
    proxy_connect_timeout 5s;
    proxy_read_timeout 30s;
    # The API's answers carry its own headers; naming one here keeps the site's away.
    add_header X-Site "";
    error_page 502 =503 @unreachable;
    error_page 504 @silent;
  }
  location @unreachable { ${apology('503')} }
  location @silent { ${apology('504')} }`;
}

function apology(status: '503' | '504'): string {
  return [
    'default_type "application/json; charset=utf-8";',
    'add_header Cache-Control no-store always;',
    'add_header X-Content-Type-Options nosniff always;',
    ...(status === '503' ? ['add_header Retry-After 30 always;'] : []),
    `return ${status} '${UNREACHABLE}';`,
  ].join(' ');
}

/** A path pattern of the rule files as a regular expression of nginx. */
function expression(path: string, capture = '?:'): string {
  const [, fixed = '', name, star] = /^([^:*]*)(?:(:\w+)|(\*))?$/.exec(path) ?? [];
  if (!fixed) {
    throw new Error(`nginx: the path ${path} has a placeholder or a star that is not at its end.`);
  }
  const escaped = fixed.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `^${escaped}${name ? '[^/]+' : ''}${star ? `(${capture}.*)` : ''}$`;
}

/** A text in which nginx finds no variable. */
function literal(text: string): string {
  if (text.includes('$')) throw new Error(`nginx: "${text}" has a dollar sign.`);
  return quote(text);
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
