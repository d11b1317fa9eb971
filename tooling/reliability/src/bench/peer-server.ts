import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import fastifyCors from '@fastify/cors';
import fastifyHelmet from '@fastify/helmet';
import cors from 'cors';
import express from 'express';
import { fastify } from 'fastify';
import helmet from 'helmet';

// The job list of a typical server with a framework: with helmet and cors, and nothing else.
const [, , framework, file = ''] = process.argv;
const jobs: unknown = JSON.parse(readFileSync(file, 'utf8'));
const host = '127.0.0.1';

if (framework === 'express') {
  const app = express().use(helmet(), cors());
  app.get('/', (_request, response) => {
    response.json(jobs);
  });
  const server = app.listen(0, host, () => process.send?.((server.address() as AddressInfo).port));
} else {
  const app = fastify();
  await app.register(fastifyHelmet);
  await app.register(fastifyCors);
  app.get('/', () => jobs);
  await app.listen({ port: 0, host });
  process.send?.((app.server.address() as AddressInfo).port);
}
