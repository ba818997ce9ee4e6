import type { ELK, ELKConstructorArguments } from 'elkjs/lib/elk-api.js';

type Constructor = new (args?: ELKConstructorArguments) => ELK;

/** ELK's files are CommonJS: what a default import of them is depends on who loads it. */
export function elkConstructor(imported: Constructor | { default: Constructor }): Constructor {
  return 'default' in imported ? imported.default : imported;
}
