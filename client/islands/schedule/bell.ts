/** A bell of three short synthesized tones. */
export interface Bell {
  /**
   * Asks the browser for permission to play sound, which is usually granted after an interaction. Returns whether it is
   * granted.
   */
  wake(): Promise<boolean>;
  /** Rings if sound is permitted. Returns whether it rang. */
  ring(): Promise<boolean>;
  close(): void;
}

/** The pitches of the tones in Hz. */
const TONES = [659, 880, 1319];
const TONE_SECONDS = 0.14;
const LOUDNESS = 0.06;

/** The time to wait for permission, in milliseconds. A browser that blocks sound never answers. */
const TIMEOUT_MS = 400;

export function createBell(): Bell {
  let context: AudioContext | undefined;

  const wake = async (): Promise<boolean> => {
    const isFresh = context === undefined && !navigator.userActivation.hasBeenActive;
    if (isFresh || !('AudioContext' in window)) return false;
    context ??= new AudioContext();
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    await Promise.race([context.resume().catch(() => {}), timeout]);
    return context.state === 'running';
  };

  return {
    wake,
    async ring() {
      const isAwake = await wake();
      if (isAwake && context !== undefined) play(context);
      return isAwake;
    },
    close() {
      void context?.close().catch(() => {});
    },
  };
}

function play(context: AudioContext): void {
  for (const [index, pitch] of TONES.entries()) {
    const from = context.currentTime + index * TONE_SECONDS;
    const tone = new OscillatorNode(context, { type: 'square', frequency: pitch });
    tone.connect(new GainNode(context, { gain: LOUDNESS })).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_SECONDS);
  }
}
