import { siteConfig } from '@kestrova/config/site';
import { assertBuildSettings } from '@kestrova/hosting';
import { defineConfig } from 'vite';
import { port, region } from './src/region.ts';

export default defineConfig(({ command }) => {
  if (command === 'build') assertBuildSettings(region);
  return siteConfig({ port });
});
