import type { Module } from '../../core/module.ts';
import { serveDiscovery } from './serve-discovery.ts';

/** What search engines, feed readers and previews of links ask for: robots.txt, sitemaps, feeds, pictures. */
export const module: Module = {
  build: (services) => ({ handlers: {}, serve: (app) => serveDiscovery(app, services) }),
};
