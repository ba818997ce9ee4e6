import { endingsOf, mostBytes } from '@stoa/api/answer-files';
import { ApiProblem, type ProblemCode } from '@stoa/api/error';
import type { FileTerms } from '@stoa/api/schema';
import { confirmUpload } from '@stoa/api/upload.calls';
import type { AppServices } from '../../app/services.ts';
import { toTag, type Language } from '../../i18n/languages.ts';
import { LargeUpload } from '../upload/large-upload.ts';
import { sendFile, type SendableType } from '../upload/send-file.ts';
import { LEFT } from '../upload/use-file-queue.ts';

/** A file for a question of an attempt or of a survey. */
export interface SendingAnswer {
  schoolId: string;
  userId: string;
  /** What it is for, as the server knows it. */
  place: Readonly<Record<string, string>>;
  terms: FileTerms;
  file: File;
  language: Language;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** A file with the type by which the server knows it: browsers and systems call them differently. */
function typed(file: File, terms: FileTerms): File {
  const { name, lastModified } = file;
  const type = endingsOf(terms).get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? file.type;
  return type === file.type ? file : new File([file], name, { type, lastModified });
}

const isPicture = (type: string): type is Extract<SendableType, `image/${string}`> =>
  type.startsWith('image/');

/**
 * Sends a file of an answer: pictures whole, all else in pieces, which go on where they stopped.
 * @returns the address that it has from then on
 * @throws {ApiProblem} PAYLOAD_TOO_LARGE, FILE_FORMAT, NETWORK and as the calls do
 */
export async function sendAnswerFile(services: AppServices, sending: SendingAnswer): Promise<string> {
  const { terms, schoolId, userId, language, onProgress, signal } = sending;
  const file = typed(sending.file, terms);
  if (file.size > mostBytes(terms, file.type)) throw new ApiProblem({ code: 'PAYLOAD_TOO_LARGE', status: 0 });
  if (!isPicture(file.type)) return sendInPieces(services, { ...sending, file });
  const { name, type } = file;
  const whole = { schoolId, userId, name, type, bytes: file, language, onProgress, signal };
  return (await sendFile(services.api, whole)).url;
}

function sendInPieces({ api, session }: AppServices, sending: SendingAnswer): Promise<string> {
  const { schoolId, place, file, language, onProgress, signal } = sending;
  return new Promise((resolve, reject) => {
    const upload = new LargeUpload({
      place: {
        schoolId,
        // Several files of one answer may be unfinished.
        key: [...Object.values(place), file.size, file.lastModified, file.name].join('.'),
        metadata: place,
      },
      file,
      headers: { 'x-requested-with': 'stoa', 'accept-language': toTag(language) },
      renew: async (problem) => (await session.renew(problem)) === 'retry',
      confirm: async (uploadId) =>
        (await confirmUpload(api, { schoolId, uploadId, lang: language })).static_url,
      onState: ({ phase, sent, code = 'NETWORK' }) => {
        if (phase === 'failed' || phase === 'interrupted')
          reject(new ApiProblem({ code: code as ProblemCode, status: 0 }));
        else onProgress(sent / file.size);
      },
      onSent: resolve,
    });
    signal.addEventListener('abort', () => {
      // Who leaves the page can go on with it; who gives it up does not want it.
      if (signal.reason === LEFT) upload.leave();
      else void upload.cancel();
      reject(new DOMException('It was given up.', 'AbortError'));
    });
    upload.start();
  });
}
