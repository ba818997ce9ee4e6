import { ok, type DataOf, type Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { tell } from '../../platform/bus.ts';
import type { Services } from '../../platform/services.ts';
import { requireOperation } from '../acl/operations.ts';
import { findSchoolConfig } from './schools.repository.ts';

const SWITCH = 'CUSTOMER_SERVICE_INFORMATION_SWITCH';
const INFORMATION = 'CUSTOMER_SERVICE_INFORMATION';

/** How people reach the customer service of a school; queryConfig tells everybody what is shown. */
export function customerServiceHandlers({
  database,
}: Services): Pick<Handlers, 'getCustomerService' | 'saveCustomerService'> {
  return {
    getCustomerService: async ({ headers, context }) => {
      const schoolId = String(headers.tenantid);
      requireOperation(requireViewer(context), schoolId, 'SCHOOL_SETTINGS');
      const rows = await database.read({ schoolId }, (tx) => findSchoolConfig(tx, [SWITCH, INFORMATION]));
      const valueOf = (key: string) => rows.find((row) => row.key === key)?.value;
      return ok(present(valueOf(SWITCH), valueOf(INFORMATION)));
    },
    saveCustomerService: async ({ body, headers, context }) => {
      const schoolId = String(headers.tenantid);
      requireOperation(requireViewer(context), schoolId, 'SCHOOL_SETTINGS');
      const information = {
        servicePhone: body.servicePhone.trim(),
        serviceEmail: body.serviceEmail.trim(),
        serviceWeChat: body.serviceWeChat.replaceAll(/\p{Cc}/gu, '').trim(),
      };
      if (body.switch === '1' && Object.values(information).every((value) => value === ''))
        throw new Problem('VALIDATION_FAILED', {
          fields: [
            { path: 'body', rule: 'anyOf', message: 'must name a phone, an e-mail address or WeChat' },
          ],
        });
      await database.write({ schoolId }, async (tx) => {
        await tx
          .insertInto('school_config')
          .values([
            { school_id: schoolId, key: SWITCH, value: JSON.stringify({ value: body.switch }) },
            { school_id: schoolId, key: INFORMATION, value: JSON.stringify(information) },
          ])
          .onConflict((conflict) =>
            conflict.columns(['school_id', 'key']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
          )
          .execute();
        await tell(tx, { type: 'school.changed', schoolId });
      });
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}

/** What was written before there were rules for it is told as far as it keeps them. */
function present(shown: unknown, information: unknown): DataOf<'getCustomerService'> {
  const textOf = (key: string): string => {
    const value = ((information ?? {}) as Record<string, unknown>)[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    switch: (shown as { value?: unknown } | undefined)?.value === '1' ? '1' : '0',
    servicePhone: textOf('servicePhone'),
    serviceEmail: textOf('serviceEmail'),
    serviceWeChat: textOf('serviceWeChat'),
  };
}
