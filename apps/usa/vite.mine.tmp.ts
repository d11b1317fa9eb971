import { mergeConfig } from 'vite';
import { siteConfig } from '@kestrova/vite-config/site';
export default mergeConfig(siteConfig({ port: 4202 }), { server: { hmr: false, watch: null }, cacheDir: '/tmp/mine/vite-cache' });
