import type { Module } from '../../core/module.ts';
import { memberActivityHandlers } from './activity.handlers.ts';

/** What a member did in a school, for those who run it: beside the members, since it looks into all that they do. */
export const module: Module = { build: (services) => ({ handlers: memberActivityHandlers(services) }) };
