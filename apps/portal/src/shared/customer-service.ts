/** How a school can be reached. */
export interface CustomerService {
  phone: string;
  email: string;
  weChat: string;
}

interface ConfigRow {
  configType?: string;
  configValue: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the customer-service configuration (B047): there is one only while the switch is '1' and one of phone, mail and
 * WeChat is set.
 * @param rows as the call answers them; what is not what it should be counts as not there
 */
export function readCustomerService(rows: readonly ConfigRow[]): CustomerService | null {
  const valueOf = (type: string) => rows.find((row) => row.configType === type)?.configValue;
  if (valueOf('CUSTOMER_SERVICE_INFORMATION_SWITCH') !== '1') return null;
  const { servicePhone, serviceEmail, serviceWeChat } = parse(valueOf('CUSTOMER_SERVICE_INFORMATION') ?? '');
  const service = { phone: textOf(servicePhone), email: textOf(serviceEmail), weChat: textOf(serviceWeChat) };
  return service.phone || service.email || service.weChat ? service : null;
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
