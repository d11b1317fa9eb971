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

/** The site of one region. */
export interface Site extends Listener {
  /** Its folder in `apps/`. */
  app: string;
  /** The environment variable that names its origin. */
  originSetting: string;
}

/** Where everything runs and where it keeps its data. */
export interface Settings {
  api: Listener;
  sites: readonly Site[];
  storybook: Listener;
  dataDir: string;
  /** Environment variables of the build and the API that follow from the ports. */
  environment: NodeJS.ProcessEnv;
}

const usualApi: Listener = { name: 'API', setting: 'API_PORT', port: 4000 };
const usualStorybook: Listener = { name: 'Storybook', setting: 'STORYBOOK_PORT', port: 6006 };
const usualSites: readonly Site[] = regions.map(({ app, code, country, origin }) => ({
  app,
  name: `${country} site`,
  setting: `${app.toUpperCase().replaceAll('-', '_')}_PORT`,
  port: Number(new URL(origin).port),
  originSetting: `ORIGIN_${code.toUpperCase()}`,
}));

/**
 * Reads the settings of a run from environment variables.
 * @throws CommandError for a port that is not a port.
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env): Settings {
  const programs = {
    api: withPort(usualApi, given),
    sites: usualSites.map((site) => withPort(site, given)),
    storybook: withPort(usualStorybook, given),
    dataDir: resolve(repositoryRoot, given['DATA_DIR'] || '.data'),
  };
  return { ...programs, environment: deriveEnvironment(programs, given) };
}

function withPort<Program extends Listener>(program: Program, given: NodeJS.ProcessEnv): Program {
  const { setting, port: usual } = program;
  const text = given[setting] || String(usual);
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port <= MAX_PORT) return { ...program, port };
  throw new CommandError(
    `${setting} is "${text}"; give it a number from 1 to ${MAX_PORT}, such as ${usual}.`,
  );
}

function deriveEnvironment(
  { api, sites, dataDir }: Omit<Settings, 'environment'>,
  given: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const origins = sites.map(
    ({ originSetting, port }) =>
      [originSetting, given[originSetting] || `http://localhost:${port}`] as const,
  );
  const moved = origins.filter((_origin, index) => sites[index]?.port !== usualSites[index]?.port);
  const isApiKnown =
    api.port === usualApi.port &&
    !['API_ORIGIN', ...origins.map(([setting]) => setting)].some((setting) => given[setting]);
  return {
    API_PORT: String(api.port),
    DATA_DIR: dataDir,
    ALLOWED_ORIGINS: given['ALLOWED_ORIGINS'] || origins.map(([, origin]) => origin).join(','),
    // The sites' servers run on this machine and pass the visitor's address on to the API.
    TRUST_PROXY: given['TRUST_PROXY'] || 'loopback',
    // Only what differs from the build's defaults: every setting changes the key of its cache.
    ...Object.fromEntries(moved),
    ...(!isApiKnown && { API_ORIGIN: given['API_ORIGIN'] || `http://localhost:${api.port}` }),
  };
}

/**
 * Checks that every port is free.
 * @throws CommandError that says which one is not, and what to do.
 */
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

/**
 * Creates the folder for the data, readable by its owner only, unless it exists.
 * @throws CommandError if nothing can be written there.
 */
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
