import type { Module } from '../../core/module.ts';
import { mallHandlers } from './mall.handlers.ts';

/** What a school offers for sale. */
export const module: Module = {
  build: (services) => ({ handlers: mallHandlers(services) }),
};
