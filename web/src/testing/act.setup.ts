import React from 'react';

/** Turns of the page in which React draws what changed, runs its effects, and draws what those changed. */
const TURNS = 5;

/**
 * What React's own `act` is to its developers' build: does something and waits until React has drawn it. The tests run the build that
 * people run, which has no such thing; those who draw components in tests look for it there.
 * @see https://react.dev/reference/react/act
 */
export async function act<Value>(action: () => Promise<Value>): Promise<Value> {
  const value = await action();
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
  return value;
}

/** Comes after what React has queued, which goes by messages too; tests may have stopped the timers. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

Object.assign(React, { act });
