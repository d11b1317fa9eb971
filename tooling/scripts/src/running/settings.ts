import { resolve } from 'node:path';
import { repositoryRoot } from '../repository.ts';

const HIGHEST_PORT = 65_535;

/** What runs on a port, by the setting that chooses it. */
export const programs = {
  API_PORT: { name: 'API', port: 4000 },
  INDIA_PORT: { name: 'site for India', port: 4001 },
  USA_PORT: { name: 'site for the USA', port: 4002 },
  STORYBOOK_PORT: { name: 'Storybook', port: 6006 },
} as const;

/** The name of a setting that chooses a port. */
export type PortSetting = keyof typeof programs;

/** Where everything runs and where it keeps its data. */
export interface RunSettings {
  ports: Record<PortSetting, number>;
  dataDir: string;
  /** Settings for the build and the API that follow from the ports. */
  environment: NodeJS.ProcessEnv;
}

/** A setting that cannot be used; the message says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Reads the settings of a run from environment variables.
 * @throws SettingError for a port that is not a port.
 */
export function readRunSettings(environment: NodeJS.ProcessEnv = process.env): RunSettings {
  const ports = {
    API_PORT: readPort('API_PORT', environment),
    INDIA_PORT: readPort('INDIA_PORT', environment),
    USA_PORT: readPort('USA_PORT', environment),
    STORYBOOK_PORT: readPort('STORYBOOK_PORT', environment),
  };
  const dataDir = resolve(repositoryRoot, environment['DATA_DIR'] || '.data');
  return { ports, dataDir, environment: derivedEnvironment(ports, dataDir, environment) };
}

function readPort(setting: PortSetting, environment: NodeJS.ProcessEnv): number {
  const written = environment[setting] || String(programs[setting].port);
  const port = Number(written);
  if (/^\d+$/.test(written) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new SettingError(
    `${setting} is "${written}"; give it a number from 1 to ${HIGHEST_PORT}, such as ${programs[setting].port}.`,
  );
}

function derivedEnvironment(
  ports: Record<PortSetting, number>,
  dataDir: string,
  given: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const origins = {
    ORIGIN_IN: originOf('INDIA_PORT', given['ORIGIN_IN']),
    ORIGIN_US: originOf('USA_PORT', given['ORIGIN_US']),
  };
  return {
    API_PORT: String(ports.API_PORT),
    DATA_DIR: dataDir,
    ALLOWED_ORIGINS: given['ALLOWED_ORIGINS'] || Object.values(origins).join(','),
    // The sites' servers stand in front of the API on this machine and name the visitor to it.
    TRUST_PROXY: given['TRUST_PROXY'] || 'loopback',
    // The build knows the usual origins; naming them again would only spoil its cache.
    ...(ports.INDIA_PORT !== programs.INDIA_PORT.port && { ORIGIN_IN: origins.ORIGIN_IN }),
    ...(ports.USA_PORT !== programs.USA_PORT.port && { ORIGIN_US: origins.ORIGIN_US }),
    ...(apiIsUnusual(ports, given) && {
      API_ORIGIN: given['API_ORIGIN'] || `http://localhost:${ports.API_PORT}`,
    }),
  };

  function originOf(setting: PortSetting, origin: string | undefined): string {
    return origin || `http://localhost:${ports[setting]}`;
  }
}

/** Whether a build could not know by itself that the API runs on this machine, or on which port. */
function apiIsUnusual({ API_PORT }: RunSettings['ports'], given: NodeJS.ProcessEnv): boolean {
  const hasOrigin = Boolean(given['ORIGIN_IN'] || given['ORIGIN_US'] || given['API_ORIGIN']);
  return hasOrigin || API_PORT !== programs.API_PORT.port;
}
