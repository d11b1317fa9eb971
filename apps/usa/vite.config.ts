import { siteConfig } from '@kestrova/config/site';
import { defineConfig } from 'vite';
import { port } from './src/region.ts';

export default defineConfig(siteConfig({ port }));
