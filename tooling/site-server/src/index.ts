export { headersFor, parseHeaderRules, type HeaderRule } from './header-rules.ts';
export { parseRedirectRules, type RedirectRule } from './redirect-rules.ts';
export { serveSite, type SiteServer, type SiteServerSettings } from './serve-site.ts';
