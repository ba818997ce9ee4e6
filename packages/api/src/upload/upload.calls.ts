import { ApiProblem } from '../error.ts';
import { type Api, unwrap } from '../query.ts';
import type { UploadUrl } from '../schema.gen.ts';

/** Where a school's files go (spec.md 9). */
export const UPLOAD_BUCKET = 'klt-static-content';

export interface UploadUrlCall {
  schoolId: string;
  userId: string;
  fileName: string;
  contentType:
    | 'image/png'
    | 'image/jpeg'
    | 'image/gif'
    | 'application/pdf'
    | 'video/mp4'
    | 'video/webm'
    | 'text/vtt';
  /** In bytes: the address takes exactly so many. */
  size: number;
  lang: string;
}

/**
 * Asks where a picture goes.
 * @throws ApiProblem FILE_FORMAT, QUOTA_EXCEEDED, TOO_MANY_REQUESTS and the shared codes; with the server's message
 *   also where it answers anything but `success` as details
 */
export async function requestUploadUrl(
  api: Api,
  { schoolId, userId, lang, ...file }: UploadUrlCall,
  signal?: AbortSignal,
): Promise<UploadUrl['data']> {
  const { data: answer } = await api.client.GET('/api/school/v1/files/get-upload-url', {
    params: {
      header: { tenantId: schoolId, user_id: userId },
      query: { ...file, bucketName: UPLOAD_BUCKET, module: 'module', 'sxz-lang': lang as never },
    },
    signal,
  });
  // The types say that it can be nothing else; what is told to people does not rest on that.
  const reported: { details?: unknown; message?: string } | undefined = answer;
  if (!answer || reported?.details !== 'success')
    throw new ApiProblem({ code: 'UNEXPECTED_ANSWER', status: 200, message: reported?.message ?? '' });
  return answer.data;
}

/**
 * The last word about a picture whose bytes were sent. Asked again it answers the same.
 * @throws ApiProblem FILE_FORMAT, PAYLOAD_TOO_LARGE, CONFLICT (nothing arrived) and the shared codes
 */
export function confirmUpload(
  api: Api,
  { schoolId, uploadId, lang }: { schoolId: string; uploadId: string; lang: string },
  signal?: AbortSignal,
) {
  return unwrap(
    api.client.POST('/api/school/v1/files/{uploadId}/confirm', {
      params: { path: { uploadId }, header: { tenantId: schoolId }, query: { 'sxz-lang': lang as never } },
      signal,
    }),
  );
}
