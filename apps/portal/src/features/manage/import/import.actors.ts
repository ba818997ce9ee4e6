import { importMembers, readMemberImport } from '@stoa/api/member.calls';
import { isApiProblem } from '@stoa/api/error';
import type { Api } from '@stoa/api/query';
import { memberImportMachine, type MemberImport, type StartImportInput } from '@stoa/machines/member-import';
import { ProblemError } from '@stoa/machines/shared';
import { fromPromise } from 'xstate';
import type { ChosenFiles } from './chosen-files.ts';

/** Letters of a file that the server takes. */
const MAX_LETTERS = 900_000;

export interface ImportOptions {
  api: Api;
  schoolId: string;
  files: ChosenFiles;
}

/** The import of members with the calls that it makes. */
export function provideMemberImport({ api, schoolId, files }: ImportOptions) {
  return memberImportMachine.provide({
    actors: {
      startImport: fromPromise<MemberImport, StartImportInput>(async ({ input, signal }) => {
        const csv = await readText(files, input.file.key);
        const { dryRun, role } = input;
        try {
          return await importMembers(api, { schoolId, csv, dryRun, role }, signal);
        } catch (error) {
          files.reason = isApiProblem(error, 'IMPORT_UNREADABLE') ? error.details?.reason : undefined;
          throw error;
        }
      }),
      loadImport: fromPromise<MemberImport, { importId: string }>(({ input, signal }) =>
        readMemberImport(api, { schoolId, importId: input.importId }, signal),
      ),
    },
  });
}

/** @throws FILE_UNREADABLE for a file that was taken away or is no text, PAYLOAD_TOO_LARGE for one that is too long */
async function readText(files: ChosenFiles, key: string): Promise<string> {
  const text = await files.read(key);
  if (text === null) throw new ProblemError('FILE_UNREADABLE');
  if (text.length > MAX_LETTERS) throw new ProblemError('PAYLOAD_TOO_LARGE');
  return text;
}
