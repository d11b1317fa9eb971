import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import fastifyCors from '@fastify/cors';
import fastifyHelmet from '@fastify/helmet';
import cors from 'cors';
import express from 'express';
import { fastify } from 'fastify';
import helmet from 'helmet';

// The job list of a typical server with a framework, with helmet and cors and nothing else, and without one.
const [, , name, file] = process.argv;
const text = readFileSync(file);
const jobs = JSON.parse(text);

const servers = {
  express: () =>
    express()
      .use(helmet(), cors())
      .get('/', (_request, response) => response.json(jobs)),
  async fastify() {
    const app = fastify();
    await app.register(fastifyHelmet);
    await app.register(fastifyCors);
    await app.get('/', () => jobs).ready();
    return app.routing;
  },
  'node:http': () => (_request, response) => response.end(text),
};

const server = createServer(await servers[name]());
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
