import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { API_PREFIX, csrf, endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { isEqual } from '../../secrets.ts';
import { HttpError } from '../errors/http-error.ts';

export interface CsrfOptions {
  tokens: CsrfTokens;
  allowedOrigins: readonly string[];
  cookieDomain: string | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False if no page sends the request: an unguessable token in its path proves consent. */
    csrf?: boolean;
  }
}

const tokenPath = `${API_PREFIX}${endpoints.issueCsrfToken.path}`;
const headerName = csrf.headerName.toLowerCase();
const cookiePattern = new RegExp(`(?:^|;\\s*)${csrf.cookieName}=([^;]*)`, 'g');

/**
 * Checks each request that changes something: it must come from our sites (Fetch Metadata, Origin)
 * and carry the same signed token in cookie and header. A GET without a cookie gets one. Routes
 * for other programs opt out by `config: { csrf: false }`.
 */
export const csrfProtection = fastifyPlugin<CsrfOptions, RawServerDefault, ZodTypeProvider>(
  async (app, { tokens, allowedOrigins, cookieDomain }) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method === 'GET' || request.method === 'HEAD') {
        const isTokenRoute = request.routeOptions.url === tokenPath;
        // The signature of a cookie is not checked here: the token endpoint replaces one that is not ours.
        if (listCookies(request).length === 0 && !isTokenRoute) {
          setCookie(request, reply, tokens.create(), cookieDomain);
        }
        done();
        return;
      }
      if (request.routeOptions.config.csrf === false) return done();
      const ours = listTokens(request, tokens);
      const header = request.headers[headerName];
      const isPair = typeof header === 'string' && ours.some((token) => isEqual(header, token));
      if (isPair && isFromOurSites(request.headers, allowedOrigins)) return done();
      request.log.warn({ event: 'csrf-rejected', hasToken: ours.length > 0, isPair });
      done(new HttpError(403));
    });

    app.get(
      tokenPath,
      {
        schema: {
          tags: ['submissions'],
          summary: 'The token that every POST needs',
          response: { 200: schemas.issueCsrfToken.response },
        },
      },
      async (request, reply) => {
        const csrfToken = listTokens(request, tokens)[0] ?? tokens.create();
        setCookie(request, reply, csrfToken, cookieDomain);
        return { csrfToken };
      },
    );
  },
);

/** The cookies with our name: another program on the same domain may have set one too. */
function listCookies({ headers }: FastifyRequest): string[] {
  return Array.from((headers.cookie ?? '').matchAll(cookiePattern), ([, value = '']) => value);
}

/** The tokens of the request's cookies whose signature is ours. */
function listTokens(request: FastifyRequest, tokens: CsrfTokens): string[] {
  return listCookies(request).filter((token) => tokens.verifyToken(token));
}

/**
 * Whether a browser sent this from one of our pages, by Fetch Metadata with Origin as fallback
 * (OWASP ASVS 5.0, 3.5.3). Clients other than browsers send neither header and need only a token.
 */
function isFromOurSites(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  const { origin } = headers;
  if (origin !== undefined) return allowedOrigins.includes(origin);
  return site === undefined;
}

// The page's script must read it, so it is not HttpOnly: the signature and SameSite protect it.
function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  domain: string | undefined,
): void {
  const attributes = [`${csrf.cookieName}=${token}`, 'Path=/', 'SameSite=Strict'];
  if (domain !== undefined) attributes.push(`Domain=${domain}`);
  if (request.protocol === 'https') attributes.push('Secure');
  reply.header('set-cookie', attributes.join('; '));
}

export type CsrfTokens = ReturnType<typeof createCsrfTokens>;

const tokenPattern = /^[\w-]{24}\.[\w-]{43}$/;

/**
 * Creates and verifies the tokens of the signed double submit: a random part, and its signature with a
 * secret that all instances share. Without the secret nobody can plant a cookie.
 */
export function createCsrfTokens(secret: string) {
  const sign = (random: string) => createHmac('sha256', secret).update(random).digest('base64url');
  return {
    create() {
      const random = randomBytes(18).toString('base64url');
      return `${random}.${sign(random)}`;
    },
    verifyToken(token: string): boolean {
      const [random = '', signature = ''] = token.split('.', 2);
      return tokenPattern.test(token) && isEqual(sign(random), signature);
    },
  };
}
