export { liveChatMachine } from './live-chat.machine.ts';
export { isSendable } from './live-chat.setup.ts';
export { CHAT_TEXT_MAX, LIVE_CHAT_PROBLEM_CODES } from './live-chat.types.ts';
export type {
  EarlierInput,
  Entered,
  EnterInput,
  LiveChatEvent,
  LiveChatProblemCode,
  MessagePage,
  PendingMessage,
  RoomMessage,
  RoomReport,
  RoomSettings,
  SendInput,
  StreamInput,
} from './live-chat.types.ts';
