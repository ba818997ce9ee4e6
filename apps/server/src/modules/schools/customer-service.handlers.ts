import type { CustomerService } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../platform/bus.repository.ts';
import type { Services } from '../../core/services.ts';
import { authorize } from '../../core/acl/authorize.ts';
import { replaceSetting, writeSetting, listSettings } from '../../core/schools/school-config.repository.ts';

const SWITCH = 'CUSTOMER_SERVICE_INFORMATION_SWITCH';
/** Its version is that of both. */
const INFORMATION = 'CUSTOMER_SERVICE_INFORMATION';

/** How people reach the customer service of a school; queryConfig tells everybody what is shown. */
export function customerServiceHandlers({
  database,
}: Services): Pick<Handlers, 'getCustomerService' | 'saveCustomerService'> {
  return {
    getCustomerService: async ({ headers, context }) => {
      const schoolId = String(headers.tenantid);
      authorize(requireViewer(context), 'SCHOOL_SETTINGS', schoolId);
      return ok(await database.read({ schoolId }, (tx) => readSettings(tx, schoolId)));
    },
    saveCustomerService: async ({ body, headers, context }) => {
      const schoolId = String(headers.tenantid);
      authorize(requireViewer(context), 'SCHOOL_SETTINGS', schoolId);
      const settings = {
        ...body,
        servicePhone: body.servicePhone.trim(),
        serviceEmail: body.serviceEmail.trim(),
        serviceWeChat: body.serviceWeChat.replaceAll(/\p{Cc}/gu, '').trim(),
      };
      if (settings.switch === '1' && !hasChannel(settings))
        throw new Problem('VALIDATION_FAILED', {
          fields: [
            { path: 'body', rule: 'anyOf', message: 'must name a phone, an e-mail address or WeChat' },
          ],
        });
      const saved = await database.write({ schoolId }, async (tx) => {
        if (!(await save(tx, schoolId, settings))) {
          const { version } = await readSettings(tx, schoolId);
          throw new Problem('VERSION_CONFLICT', { currentVersion: String(version) });
        }
        await publish(tx, { type: 'school.changed', schoolId });
        return readSettings(tx, schoolId);
      });
      return ok(saved);
    },
  };
}

const hasChannel = ({ servicePhone, serviceEmail, serviceWeChat }: CustomerService): boolean =>
  [servicePhone, serviceEmail, serviceWeChat].some((way) => way !== '');

/** What was written before there were rules for it is told as far as it keeps them. */
async function readSettings(tx: Transaction, schoolId: string): Promise<CustomerService> {
  const rows = await listSettings(tx, schoolId, [SWITCH, INFORMATION]);
  const rowOf = (key: string) => rows.find((row) => row.key === key);
  const information = (rowOf(INFORMATION)?.value ?? {}) as Record<string, unknown>;
  const textOf = (key: string): string => {
    const value = information[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    version: rowOf(INFORMATION)?.version ?? 0,
    switch: (rowOf(SWITCH)?.value as { value?: unknown } | undefined)?.value === '1' ? '1' : '0',
    servicePhone: textOf('servicePhone'),
    serviceEmail: textOf('serviceEmail'),
    serviceWeChat: textOf('serviceWeChat'),
  };
}

/** @returns false where somebody saved another version meanwhile */
async function save(
  tx: Transaction,
  schoolId: string,
  { version, switch: shown, ...ways }: CustomerService,
): Promise<boolean> {
  if (!(await replaceSetting(tx, { schoolId, key: INFORMATION, value: ways, version }))) return false;
  await writeSetting(tx, { schoolId, key: SWITCH, value: { value: shown } });
  return true;
}
