import type { Module } from '../../core/module.ts';
import { helpHandlers } from './help.handlers.ts';

/** The help centre. */
export const module: Module = {
  build: () => ({ handlers: helpHandlers() }),
};
