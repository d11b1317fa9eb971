import type { FastifyHelmetOptions } from '@fastify/helmet';

const oneYear = 31_536_000;

/** The API answers with data only: a browser that shows it as a page may load and run nothing. */
export const responseHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-site' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: oneYear, includeSubDomains: true },
  xFrameOptions: { action: 'deny' },
};

/** The pages of the API's description: their own scripts and styles, and nothing from elsewhere. */
export const descriptionPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
