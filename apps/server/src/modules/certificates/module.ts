import type { Module } from '../../core/module.ts';
import { OF_SCHOOL, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { certificateHandlers } from './certificates.handlers.ts';
import { serveDocuments } from './serve-documents.ts';
import { templateHandlers } from './template.handlers.ts';

/** Certificates for finished classes and exams that were passed: issued, checked by their code, revoked; as a page and as a document. */
export const module: Module = {
  retention: { certificate: WITH_ACCOUNT, certificate_template: OF_SCHOOL },
  build: (services) => ({
    handlers: { ...certificateHandlers(services), ...templateHandlers(services) },
    serve: (app) => serveDocuments(app, services),
  }),
};
