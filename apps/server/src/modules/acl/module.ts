import type { Module } from '../../core/module.ts';
import { aclHandlers } from './acl.handlers.ts';

/** What a person may do in a school. */
export const module: Module = {
  build: (services) => ({ handlers: aclHandlers(services) }),
};
