import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { regions } from '@kestrova/regions';
import { CommandError, repositoryRoot } from './command.ts';

const MAX_PORT = 65_535;

/** A program that listens on a port, and the environment variable that changes it. */
export interface Listener {
  name: string;
  setting: string;
  port: number;
}

export interface Site extends Listener {
  /** Its folder in `apps/`. */
  app: string;
}

/** Where everything runs and where it keeps its data. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings of a run from environment variables; rejects an invalid port. */
export function readSettings(given: NodeJS.ProcessEnv = process.env) {
  const api = readListener('API', 'API_PORT', 4000);
  const storybook = readListener('Storybook', 'STORYBOOK_PORT', 6006);
  const apiOrigin = `http://localhost:${api.port}`;
  const dataDir = resolve(repositoryRoot, given['DATA_DIR'] || '.data');
  const sites: Site[] = [];
  const origins: string[] = [];
  // Only what differs from the build's defaults: every setting changes the key of its cache.
  const changes: NodeJS.ProcessEnv = {};
  for (const { app, code, country, origin: usualOrigin } of regions) {
    const usualPort = Number(new URL(usualOrigin).port);
    const portSetting = `${app.toUpperCase().replaceAll('-', '_')}_PORT`;
    const site = readListener(`${country} site`, portSetting, usualPort);
    const originSetting = `ORIGIN_${code.toUpperCase()}`;
    const origin = given[originSetting] || `http://localhost:${site.port}`;
    sites.push({ ...site, app });
    origins.push(origin);
    if (site.port !== usualPort) changes[originSetting] = origin;
  }
  /** Environment variables of the build and the servers that follow from the ports. */
  const environment: NodeJS.ProcessEnv = {
    API_PORT: String(api.port),
    DATA_DIR: dataDir,
    API_ORIGIN: given['API_ORIGIN'] || apiOrigin,
    ALLOWED_ORIGINS: given['ALLOWED_ORIGINS'] || origins.join(','),
    // The sites' servers run on this machine and pass the visitor's address on to the API.
    TRUST_PROXY: given['TRUST_PROXY'] || 'loopback',
    ...changes,
  };
  return { api, apiOrigin, sites, storybook, dataDir, environment };

  function readListener(name: string, setting: string, usual: number): Listener {
    const text = given[setting] || String(usual);
    const port = Number(text);
    if (/^\d+$/.test(text) && port > 0 && port <= MAX_PORT) return { name, setting, port };
    throw new CommandError(
      `${setting} is "${text}"; give it a number from 1 to ${MAX_PORT}, such as ${usual}.`,
    );
  }
}

/** Checks that every port is free; otherwise says which one is not, and what to do. */
export async function checkPorts(listeners: readonly Listener[]): Promise<void> {
  for (const { name, setting, port } of listeners) {
    const server = createServer().listen(port);
    try {
      await once(server, 'listening');
    } catch (error) {
      throw new CommandError(
        `Port ${port}, meant for the ${name}, cannot be used (${String(error)}). Stop the program that uses it, or choose another port with ${setting}=${port + 100}.`,
        { cause: error },
      );
    }
    server.close();
    await once(server, 'close');
  }
}

/** Creates the folder for the data, readable by its owner only, unless it exists. */
export async function createDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new CommandError(
      `Nothing can be written to ${folder} (${String(error)}). Make that folder writable, or choose another one with DATA_DIR.`,
      { cause: error },
    );
  }
}
