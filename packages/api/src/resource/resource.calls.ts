import { type Api, unwrap } from '../query.ts';
import type { Language, ResourceCard } from '../schema.gen.ts';

/** Those of the given resources, at most 200, that the viewer may see. */
export async function getVisibleResources(
  api: Api,
  { lang, ...body }: { schoolId: string; resourceIds: string[]; lang: Language },
): Promise<ResourceCard[]> {
  const { items } = await unwrap(
    api.client.POST('/api/portal/api/v1/portal/getVisibleResources', {
      params: { query: { 'sxz-lang': lang } },
      body,
    }),
  );
  return items;
}
