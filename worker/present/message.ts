import type { MessageView } from '../../contract/messages.ts';
import type { Message } from '../../db/read/message.ts';
import { SYSTEM_SENDER } from '../../domain/ids.ts';

/** Who wrote is named by the user name: real names are not shown by being written to (checklist D-78). */
export function presentMessage({ id, sender, sentAt, read, content }: Message): MessageView {
  const base = { id, moment: new Date(sentAt).toISOString(), read };
  if (content.kind === 'written') {
    const name = sender ?? '';
    return { ...base, sender: name, sender_name: name, message: content.text, notice: null, params: {} };
  }
  const { kind, ...params } = content;
  return { ...base, sender: SYSTEM_SENDER, sender_name: SYSTEM_SENDER, message: kind, notice: kind, params };
}
