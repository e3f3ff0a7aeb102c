import { type Configuration, parseConfiguration } from './configuration.ts';
import { StartupError } from './startup-error.ts';

/** The configuration of this process. */
export function readConfiguration(): Configuration {
  const configuration = parseConfiguration(process.env);
  if (!configuration.ok) throw new StartupError(...configuration.error);
  return configuration.value;
}
