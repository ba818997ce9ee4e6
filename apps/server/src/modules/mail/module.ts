import type { Module } from '../../core/module.ts';
import { mailHandlers } from './mails.handlers.ts';

/** Mails that could not be sent. */
export const module: Module = {
  build: (services) => ({ handlers: mailHandlers(services) }),
};
