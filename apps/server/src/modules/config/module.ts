import type { Module } from '../../core/module.ts';
import { configHandlers } from './config.handlers.ts';

/** What the operator sets, as pages read it. */
export const module: Module = {
  build: (services) => ({ handlers: configHandlers(services) }),
};
