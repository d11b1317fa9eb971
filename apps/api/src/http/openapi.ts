import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { sender } from '@kestrova/emails';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const title = `${sender.name} website API`;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40" role="img" aria-label="${sender.name}"><text x="0" y="28" fill="#fff" font-family="sans-serif" font-weight="700" font-size="26">${sender.name}</text></svg>`;

/** The page loads its own scripts and styles, and nothing from elsewhere. */
const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Describes the API from its routes' schemas: `/docs` for people, `/docs/json` (OpenAPI) for programs. */
export const openapi = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1.0.0',
        description:
          'Every POST from a page needs the cookie `XSRF-TOKEN` and the same value in the header `X-XSRF-TOKEN`, and may carry an `Idempotency-Key`. Client errors (4xx) respond with `{ "exceptionMsg": … }`, server errors (5xx) with `{ "error": … }`.',
      },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The secret of an emailed link: what follows its `#`.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '',
    logo: { type: 'image/svg+xml', content: logo },
    theme: { title },
    staticCSP: contentSecurityPolicy,
    logLevel: 'silent',
  });
});
