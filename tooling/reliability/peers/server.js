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
const host = '127.0.0.1';
const tellPort = (server) => process.send(server.address().port);

/** Each listens as its documentation says: a framework's own server may have faster settings. */
const peers = {
  express() {
    const app = express().use(helmet(), cors());
    const server = app
      .get('/', (_request, response) => response.json(jobs))
      .listen(0, host, () => tellPort(server));
  },
  async fastify() {
    const app = fastify();
    await app.register(fastifyHelmet);
    await app.register(fastifyCors);
    app.get('/', () => jobs);
    await app.listen({ port: 0, host });
    tellPort(app.server);
  },
  'node:http'() {
    const server = createServer((_request, response) => response.end(text));
    server.listen(0, host, () => tellPort(server));
  },
};

await peers[name]();
