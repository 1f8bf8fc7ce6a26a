import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/**
 * Replaces the PostgreSQL client's socket by a message port to the embedded database, so that no TCP port is open. One
 * write, or one batch of writes, is one message.
 */
export class PortStream extends Duplex {
  constructor(private readonly openPort: () => MessagePort) {
    super()
  }

  private port: MessagePort | undefined

  connect(): void {
    const port = this.openPort()
    this.port = port
    port.on('message', (data: Uint8Array) => this.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength)))
    port.on('close', () => this.destroy())
    setImmediate(() => this.emit('connect'))
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.port?.postMessage(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.port?.postMessage(Buffer.concat(chunks.map((part) => part.chunk)))
    done()
  }

  override _final(done: () => void): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.port?.close()
    done(error)
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.port?.ref()
    return this
  }

  unref(): this {
    this.port?.unref()
    return this
  }
}
