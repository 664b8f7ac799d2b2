/** A bell of three short square tones, made in code. */
export interface Bell {
  /** Asks the browser for permission to play sound, and returns whether it is granted. After a press it usually is. */
  wake(): Promise<boolean>;
  /** Rings once sound is permitted. Returns whether it rang. */
  ring(): Promise<boolean>;
  close(): void;
}

/** Pitches in Hz, one after the other. */
const TONES = [659, 880, 1319];
const TONE_SECONDS = 0.14;
const LOUDNESS = 0.06;

/** The time to wait for the browser's answer, in milliseconds. A browser that blocks sound never answers. */
const PATIENCE_MS = 400;

export function createBell(): Bell {
  let context: AudioContext | undefined;

  const wake = async (): Promise<boolean> => {
    const isFresh = context === undefined && !navigator.userActivation.hasBeenActive;
    if (isFresh || !('AudioContext' in window)) return false;
    context ??= new AudioContext();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([context.resume().catch(() => {}), patience]);
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
