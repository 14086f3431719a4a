/** Traces by OpenTelemetry, metrics for Prometheus. Without a collector in the settings, spans cost nothing. */
import { context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export function startTracing(endpoint: string | undefined, process: string): () => Promise<void> {
  if (!endpoint) return async () => {}
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `quai-${process}` }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  provider.register()
  return () => provider.shutdown()
}

const tracer = trace.getTracer('quai')
type Carrier = Record<string, unknown>

/** Runs `work` in a span that continues the caller's trace, if `carrier` (headers, a job's envelope) holds one. */
export function inSpan<T>(name: string, carrier: Carrier, work: (span: Span) => Promise<T>): Promise<T> {
  const parent = propagation.extract(context.active(), carrier)
  return tracer.startActiveSpan(name, {}, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.recordException(error as Error)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** What a job's envelope carries so that its span joins this trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(process: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
  return {
    registry,
    requests: new Histogram({
      name: 'quai_request_seconds',
      help: 'Time to answer a request, by endpoint and status.',
      labelNames: ['endpoint', 'status'],
      buckets,
      registers,
    }),
    jobs: new Histogram({
      name: 'quai_job_seconds',
      help: 'Time a job took, by task and result.',
      labelNames: ['task', 'result'],
      buckets,
      registers,
    }),
    sockets: new Gauge({ name: 'quai_sockets', help: 'Open sockets on this process.', registers }),
    limited: new Counter({
      name: 'quai_rate_limited_total',
      help: 'Requests refused by the limiter, by class.',
      labelNames: ['class'],
      registers,
    }),
  }
}
