import { handle, type Asked } from './handle.ts';

onmessage = (event: MessageEvent<Asked>) => {
  void handle(event.data, (answer) => postMessage(answer));
};
