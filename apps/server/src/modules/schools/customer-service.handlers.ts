import type { Handlers } from '../../contract/handlers.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { tell } from '../../platform/bus.ts';
import type { Services } from '../../platform/services.ts';
import { requireOperation } from '../acl/operations.ts';

/** How people reach the customer service of a school; queryConfig tells everybody. */
export function customerServiceHandlers({ database }: Services): Pick<Handlers, 'saveCustomerService'> {
  return {
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
            {
              school_id: schoolId,
              key: 'CUSTOMER_SERVICE_INFORMATION_SWITCH',
              value: JSON.stringify({ value: body.switch }),
            },
            {
              school_id: schoolId,
              key: 'CUSTOMER_SERVICE_INFORMATION',
              value: JSON.stringify(information),
            },
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
